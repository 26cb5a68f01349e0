import { companyAnswerSchema } from "@medsieve/contract/admin/companies";
import { openApi } from "./api.ts";
import { ADMIN } from "./server.ts";

export const COLLEAGUE = { email: "ito@klinik.example", password: "Parus-major-99", limit: 4 };
export const COMPANY = "Nordhospital";
export const LONG_QUESTION =
  "Effect of sotagliflozin on mortality in patients with heart failure and chronic kidney disease";
export const FORMULA = '=HYPERLINK("https://evil.example")';

async function signIn(url: string, { email, password }: { email: string; password: string }) {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return (path: string, body: unknown) =>
    fetch(`${url}/api/v1${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
}

async function expectDone(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`${answer.url} was answered with ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Asks as the colleague; answers with the status. */
export async function searchAsColleague(url: string, query: string): Promise<number> {
  const post = await signIn(url, COLLEAGUE);
  const answer = await post("/search", { query });
  await answer.text();
  return answer.status;
}

/** Gives the administrators' screens something to show: a company, a colleague near the limit, searches, answers. */
export async function makeOversightData(url: string): Promise<{ companyId: string }> {
  const post = await signIn(url, ADMIN);
  const { company } = companyAnswerSchema.parse(await expectDone(await post("/admin/companies", { name: COMPANY })));
  const colleague = { email: COLLEAGUE.email, password: COLLEAGUE.password, full_name: "Ken Ito" };
  await expectDone(
    await post("/admin/users", {
      ...colleague,
      company_id: company.id,
      role: "demo",
      is_active: true,
      search_limit: COLLEAGUE.limit,
    }),
  );
  const api = await openApi(url);
  await api.search(LONG_QUESTION);
  await searchAsColleague(url, "zinc for the common cold");
  await searchAsColleague(url, "statins in dialysis");
  await searchAsColleague(url, "vitamin D and falls");
  const ask = await signIn(url, COLLEAGUE);
  const answers = { interested: true, use_case: "clinical", needed_searches: "200-500" };
  await expectDone(await ask("/usage/survey", { ...answers, additional_feedback: FORMULA }));
  await expectDone(await post("/usage/survey", { interested: false }));
  return { companyId: company.id };
}
