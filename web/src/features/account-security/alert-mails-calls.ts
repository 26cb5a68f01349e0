import { alertMailsSchema } from "@medsieve/contract/alerts";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api-client.ts";

const PATH = "/alerts/mails";

export function alertMailsQuery() {
  return queryOptions({
    queryKey: ["alert-mails"],
    queryFn: ({ signal }) => callApi({ path: PATH, schema: alertMailsSchema, signal }),
  });
}

export function saveAlertMails(isOn: boolean) {
  return callApi({ method: "PUT", path: PATH, body: { is_on: isOn }, schema: alertMailsSchema });
}
