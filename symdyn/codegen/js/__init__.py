"""JavaScript: one ES module on Float64Array, its types for TypeScript, no dependency."""
