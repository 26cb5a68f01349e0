import {
  type Company,
  type CompanyWrite,
  companiesPageSchema,
  companyAnswerSchema,
} from "@medsieve/contract/admin/companies";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";
import { anyAnswer } from "../../lib/read-answer.ts";
import { type CompaniesView, writeCompaniesQuery } from "./companies-view.ts";

/** One page of the companies that match the search. */
export function companiesQuery(view: CompaniesView) {
  const query = writeCompaniesQuery(view);
  return queryOptions({
    queryKey: ["admin", "companies", query],
    queryFn: ({ signal }) => callApi({ path: `/admin/companies?${query}`, schema: companiesPageSchema, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Asks again for whatever shows companies or their users. */
export function refreshCompanies(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["admin"] });
}

/** Creates a company, or changes one that is there already. */
export async function saveCompany(company: Company | null, entry: CompanyWrite): Promise<void> {
  const place = company === null ? "" : `/${encodeURIComponent(company.id)}`;
  await callApi({
    method: company === null ? "POST" : "PUT",
    path: `/admin/companies${place}`,
    body: entry,
    schema: companyAnswerSchema,
  });
}

/** Deletes a company and its users. */
export async function deleteCompany(company: Company): Promise<void> {
  await callApi({ method: "DELETE", path: `/admin/companies/${encodeURIComponent(company.id)}`, schema: anyAnswer });
}
