import { type OpenUrlPaper, writeCoins } from "./open-url.ts";

/** What reference managers look for in a page (COinS): a span a paper, which shows nothing. */
export function CoinsList({ papers }: { papers: readonly OpenUrlPaper[] }) {
  return (
    <div hidden>
      {papers.map((paper) => (
        <span key={paper.pmid} className="Z3988" title={writeCoins(paper)} />
      ))}
    </div>
  );
}
