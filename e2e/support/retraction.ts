import { writeFile } from "node:fs/promises";
import { join } from "node:path";

interface RetractedPaper {
  pmid: string;
  title: string;
  /** Its abstract, as it stood. */
  text: string;
}

/** Where the retraction of the file below was published. */
export const RETRACTION_PLACE = "Heart Fail Res. 2026 Nov;45(11):901";

/** Writes a PubMed file with a later version of a paper: that which says that it was retracted. */
export async function writeRetraction(folder: string, { pmid, title, text }: RetractedPaper): Promise<string> {
  const file = join(folder, "retraction.xml");
  await writeFile(
    file,
    `<?xml version="1.0"?>
<PubmedArticleSet><PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${pmid}</PMID>
<DateRevised><Year>2026</Year><Month>11</Month><Day>20</Day></DateRevised>
<Article PubModel="Print"><Journal><JournalIssue CitedMedium="Internet"><PubDate><Year>2022</Year><Month>Sep</Month></PubDate></JournalIssue>
<Title>Heart Failure Research</Title></Journal>
<ArticleTitle>${title}</ArticleTitle>
<Abstract><AbstractText>${text}</AbstractText></Abstract>
<Language>eng</Language><PublicationTypeList><PublicationType UI="D016441">Retracted Publication</PublicationType></PublicationTypeList></Article>
<CommentsCorrectionsList><CommentsCorrections RefType="RetractionIn"><RefSource>${RETRACTION_PLACE}</RefSource><PMID Version="1">40990001</PMID></CommentsCorrections></CommentsCorrectionsList>
<MeshHeadingList><MeshHeading><DescriptorName UI="D006333" MajorTopicYN="Y">Heart Failure</DescriptorName></MeshHeading></MeshHeadingList>
</MedlineCitation></PubmedArticle></PubmedArticleSet>
`,
  );
  return file;
}
