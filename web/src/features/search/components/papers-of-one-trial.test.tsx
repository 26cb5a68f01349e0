import type { ListedPaper } from "@medsieve/contract/papers";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { makeUser, signInAs } from "../../../testing/accounts.ts";
import { preparePageTests } from "../../../testing/page-test.ts";
import { renderPage } from "../../../testing/render-page.tsx";
import { makePaper, SEARCH_ID } from "../search.fixture.ts";
import { PapersOfOneTrial } from "./papers-of-one-trial.tsx";

preparePageTests();
beforeEach(() => signInAs(makeUser()));

const TRIAL: ListedPaper["registrations"] = [{ registry: "ClinicalTrials.gov", id: "NCT01234567" }];
const SIZE: ListedPaper["sample_size"] = { n: 60, evidence: [] };
const PAPERS = [
  makePaper({ pmid: "1", title: "Zinc for colds", registrations: TRIAL }),
  makePaper({ pmid: "2", title: "Sleep after zinc", registrations: TRIAL }),
  makePaper({ pmid: "3", title: "The SLEEPWELL trial", authors: ["Doe J"], sample_size: SIZE }),
  makePaper({ pmid: "4", title: "Costs of the SLEEPWELL trial", authors: ["Doe J"], sample_size: SIZE }),
  makePaper({ pmid: "5", title: "Another matter" }),
];

test("papers of one trial stand together, and those that are probably of one say so", async () => {
  const { person } = renderPage(<PapersOfOneTrial searchId={SEARCH_ID} papers={PAPERS} />);
  await person.click(screen.getByRole("button", { name: "Trials with several papers (2)" }));
  const certain = await screen.findByText("2 reports of one trial");
  const probable = screen.getByText("2 reports, probably of one trial (SLEEPWELL)");
  const linksOf = (heading: HTMLElement) => {
    const study = heading.closest("li");
    if (study === null) throw new Error("each study is an entry of the list");
    return within(study)
      .getAllByRole("link")
      .map((link) => link.textContent);
  };
  expect(linksOf(certain)).toEqual(["ClinicalTrials.gov NCT01234567", "Zinc for colds", "Sleep after zinc"]);
  expect(linksOf(probable)).toEqual(["The SLEEPWELL trial", "Costs of the SLEEPWELL trial"]);
  expect(screen.getByText(/counted apart/)).toBeTruthy();
});

test("nothing is shown where each paper reports a trial of its own", () => {
  renderPage(<PapersOfOneTrial searchId={SEARCH_ID} papers={PAPERS.slice(1, 3)} />);
  expect(screen.queryByRole("button")).toBeNull();
});
