import { listArms } from "@medsieve/contract/question-words";
import { expect, it } from "vitest";
import { analyzeQuestion } from "./analyze-question.ts";

const armsOf = (question: string) => listArms(question, analyzeQuestion(question).words);

it.each([
  ["which works better for hay fever: tablets or a nasal spray", ["tablets", "nasal spray"]],
  ["baby with reflux, gaviscon or change of milk?", ["gaviscon", "change of milk"]],
  ["difference between pregabalin and gabapentin for sciatica", ["pregabalin", "gabapentin"]],
  ["switching from originator to biosimilar infliximab in Crohn's", ["originator", "biosimilar infliximab"]],
  ["Could she come off the drip and take tablets instead?", ["the drip", "tablets"]],
  ["would it be better to have a knee wash out or a new knee", ["knee wash out", "new knee"]],
  [
    "telephone review instead of face to face follow up after hip replacement",
    ["telephone review", "face to face follow up"],
  ],
  ["inhibitor development in severe haemophilia A on prophylaxis vs on-demand", ["prophylaxis", "on-demand"]],
  ["My hand is swollen, cream or do I need tablets?", ["cream", "tablets"]],
  ["My son has a squint, glasses or does he need surgery?", ["glasses", "surgery"]],
  ["gallstones - take it out or leave it?", ["take it out", "leave it"]],
  ["Do I take tadalafil daily or only when I need it?", ["take tadalafil daily", "when I need it"]],
])("%s: two things that are set against each other", (question, arms) => {
  expect(armsOf(question)).toEqual(arms);
});

it.each([
  "I've had this cough for weeks, is it a cold or flu?",
  "I hurt my knee, is it broken or do I need an x-ray?",
  "My mum has a cough, is it a cold or does she need antibiotics?",
  "metformin in diabetes or heart failure",
  "Alzheimer’s disease: grain brain or meathead?",
  "Greens vs. glaucoma",
  "Amla versus cancer cell growth",
  "change from baseline to week 12 in pain with duloxetine",
  "Is my knee pain arthritis or a torn cartilage?",
])("%s: nothing", (question) => {
  expect(armsOf(question)).toEqual([]);
});
