import type { FullTextServices } from "@medsieve/contract/searches";
import { type OpenUrlPaper, writeOpenUrl } from "./open-url.ts";

/** Where the library of this installation has a paper: by LibKey, else by its link resolver; null where it has neither. */
export function findAtLibrary(paper: OpenUrlPaper, services: FullTextServices): string | null {
  const { libkey_library_id, link_resolver } = services;
  if (libkey_library_id !== null) {
    const name = encodeURIComponent(paper.doi ?? paper.pmid).replaceAll("%2F", "/");
    return `https://libkey.io/libraries/${libkey_library_id}/${name}`;
  }
  return link_resolver === null ? null : writeOpenUrl(link_resolver, paper);
}
