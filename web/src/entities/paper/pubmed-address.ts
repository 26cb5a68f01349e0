/** Where PubMed shows what it finds for a query. */
export function findPubmedAddress(query: string): string {
  return `https://pubmed.ncbi.nlm.nih.gov/?${new URLSearchParams({ term: query })}`;
}
