/** What the list of imports calls the file of fictional papers; the beginning of its digest follows. */
export const DEMONSTRATION_IMPORT = "demonstration library";
