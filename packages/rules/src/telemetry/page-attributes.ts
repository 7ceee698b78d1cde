// One constant per name, so that the browser bundles only the names it sends.
/** double: seconds from the start of a page's load to its first byte. */
export const firstByteSeconds = "eightcount.page.first_byte_seconds";
/** double: seconds until the document was parsed. */
export const parsedSeconds = "eightcount.page.parsed_seconds";
/** string: `navigate`, `reload`, or `back_forward`. */
export const loadType = "eightcount.page.load_type";
