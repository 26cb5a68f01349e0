import { companiesPageSchema } from "@medsieve/contract/admin/companies";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "./api-client.ts";

/** Every company, by name, to choose from. Under ["admin", "companies"], so that a change of companies renews it too. */
export function companyOptionsQuery() {
  return queryOptions({
    queryKey: ["admin", "companies", "options"],
    queryFn: async ({ signal }) => {
      const { items } = await callApi({ path: "/admin/companies", schema: companiesPageSchema, signal });
      return items.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label));
    },
  });
}
