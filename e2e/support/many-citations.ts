import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Sentences of a trial's results, so that reading it takes a moment. */
const RESULT_SENTENCES = 120;

/** Writes a PubMed file of `count` fictional trials on one question, enough for a search that takes a while. */
export async function writeManyCitations(folder: string, count: number): Promise<string> {
  const articles = Array.from({ length: count }, (_, index) => {
    const dose = 5 + (index % 7) * 5;
    const results = Array.from(
      { length: RESULT_SENTENCES },
      (_, week) =>
        `At week ${week + 1}, exacerbations of asthma were less frequent with montelukast than with placebo in ${40 + ((index * 7 + week) % 50)} of ${60 + index} children (risk ratio 0.${60 + ((index + week) % 30)}).`,
    );
    return `<PubmedArticle><MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">${39100000 + index}</PMID>
<Article PubModel="Print"><Journal><JournalIssue CitedMedium="Internet"><PubDate><Year>${2005 + (index % 20)}</Year></PubDate></JournalIssue>
<Title>Trials in Asthma</Title></Journal>
<ArticleTitle>Montelukast ${dose} mg for asthma in children: randomised trial ${index + 1}.</ArticleTitle>
<Abstract><AbstractText Label="METHODS">We randomised ${60 + index} children with asthma to montelukast ${dose} mg or placebo.</AbstractText>
<AbstractText Label="RESULTS">${results.join(" ")}</AbstractText></Abstract>
<Language>eng</Language><PublicationTypeList><PublicationType UI="D016449">Randomized Controlled Trial</PublicationType></PublicationTypeList></Article>
<MeshHeadingList><MeshHeading><DescriptorName UI="D001249" MajorTopicYN="Y">Asthma</DescriptorName></MeshHeading></MeshHeadingList>
</MedlineCitation></PubmedArticle>`;
  });
  const file = join(folder, "many-citations.xml");
  await writeFile(file, `<?xml version="1.0"?>\n<PubmedArticleSet>\n${articles.join("\n")}\n</PubmedArticleSet>\n`);
  return file;
}
