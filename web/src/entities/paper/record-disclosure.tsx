import type { CitedEvidence } from "@medsieve/contract/answers";
import { type ReactNode, useEffect, useState } from "react";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useShownPlace } from "./record-place.tsx";

interface RecordDisclosureProps {
  pmid: string;
  title: string;
  startsOpen?: boolean;
  children: ReactNode;
}

/** Folds a record's text away; it opens by itself when a statement shows what it rests on in there. */
export function RecordDisclosure({ pmid, title, startsOpen = false, children }: RecordDisclosureProps) {
  const [isExpanded, setExpanded] = useState(startsOpen);
  const place = useShownPlace(pmid);
  const count = place !== null && isInside(place.evidence) ? place.count : null;

  useEffect(() => {
    if (count !== null) setExpanded(true);
  }, [count]);

  return (
    <Disclosure title={title} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      {children}
    </Disclosure>
  );
}

/** The title stands outside. */
function isInside({ section, start }: CitedEvidence): boolean {
  return start !== null && section !== "title";
}
