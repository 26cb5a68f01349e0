import { LANGUAGES, PREFERENCES } from "@medsieve/contract/constants";

export const USAGE = `usage: npm run eval -- COMMAND …
  ranking DIR                documents, questions and judgements (docs.jsonl, queries.jsonl, qrels.tsv): nDCG@10 and
                             Recall@100 beside BM25
  statements FILE --library FILE  findings that abstracts report, as sentences: how well each finds its own paper
  pico FILE                  abstracts with labelled tokens: participants, interventions, outcomes
  design FILE                abstracts labelled as randomised trials or not, some with publication types
  train-design FILE --out DIR  trains the model that recognises randomised trials and protocols, and writes its weights
  findings FILE              questions on abstracts with the direction that each reports: how it is read, in folds where
                             the weights were learnt from them
  verdicts FILE --library FILE  findings that abstracts report, as questions: how often the verdict counts the paper that
                             answers, and which way
  associations FILE …        PubMed files: of papers whose title names two things that may go together, how often it is
                             said how they do, and rightly, as judged in eval/samples/associations.tsv
  titles FILE …              PubMed files: of trials whose title says the effect of what on what, how many the verdict counts when
                             their own title is asked as a question
  verify FILE                claims made of the findings of a file, true and changed: what checking a text says of each
  paraphrases FILE           claims of eval/samples/paraphrases.tsv, written by hand in other words, beside the abstracts of FILE
  swapped-figures FILE …     PubMed files: sentences with two percentages, held against their abstracts with these exchanged
  no-results FILE …          PubMed files: how many sentences of plans, hopes and what was known are taken for results, of
                             those labelled in eval/sentences/no-results.tsv
  draw-sentences FILE …      PubMed files: sentences that speak of an effect outside sections of results, for labelling
  draw-samples               100 statements and 100 findings of the questions in eval/samples/questions.tsv, for judging
  terms FILE                 biomedical terms in Japanese or Chinese with their English: what of them is understood
  crosslingual [FILE]        questions in three languages: what their first 20 papers have in common; without FILE, and
                             without --library, those of the project over the demonstration library
  restrictions [FILE]        questions with what they exclude and compare: how many are read so; without FILE those of the
                             project
  translations FILE          queries with the reading that PubMed gave of them: how many of its MeSH headings are found
  train-pico FILE --out DIR  trains the model that finds PICO elements, and writes its weights; with --folds N it says
                             what such a model finds in abstracts that it was not trained on
  train-pico-values FILE --library FILE --out DIR  trains the model of the values that hold, on labelled abstracts and on the
                             values judged in eval/labels/pico-values.tsv, and writes its weights
  train-answers --library FILE --out DIR  trains the model of sentences that answer a question on eval/labels/answers.tsv; with
                             --folds N it says which papers the verdict counts, by weights learnt from other questions
  train-findings FILE --out DIR  trains the model that reads findings, and writes its weights
options
  --language ${LANGUAGES.join("|")}   (ranking, statements)   language that the questions are in; default en
  --preference P             (ranking, statements)   one of ${PREFERENCES.join(", ")}
  --depth N                  (ranking, statements, crosslingual)   papers found and read, in place of the product's own
                             bounds; of ranking and statements 100 by default, and 0 for the product's own
  --typos                    (ranking, statements)   each question once more with one slip in one of its words
  --rarest N                 (ranking, statements)   each question once more as in a library too large to keep its words in memory, where
                             the rarest of the question's words are asked for, as many as N papers have (20,000 there),
                             beside all of its words
  --folds N                  (train-pico, train-answers)   in place of weights: of each of N parts of the file, the quality of what is
                             trained on the others
  --labels FILE              (pico, train-pico, train-pico-values)   labels in place of the file's own: eval/labels/pico.tsv has the project's
  --library FILE             (statements, verdicts, crosslingual; may be repeated)   PubMed files to search
                             (design, train-design; may be repeated)   PubMed files, of which those whose titles show
                             their design are read without these words
                             (train-pico; may be repeated)   PubMed files whose words are grouped by the company they
                             keep; without any the groups of the present weights stay
                             (train-findings; may be repeated)   PubMed files whose words are counted; without any the
                             counts of the present weights stay
                             (draw-samples; may be repeated)   PubMed files to search
                             (train-pico-values; may be repeated)   PubMed files with the papers whose values were judged
  --questions FILE           (draw-samples)   other questions: language, preference and question, one a line, tab-separated
  --seed N                   (draw-sentences, draw-samples, verify, swapped-figures)   which are drawn; default 1
  --limit N                  only the first N questions, abstracts, terms or folds
  --out FILE                 results of each question, abstract or term as JSON lines, for comparing two runs`;
