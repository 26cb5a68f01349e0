import type { Proof } from "@medsieve/contract/second-factor";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ApiError } from "../../lib/api-error.ts";
import { offerToAsk } from "../../lib/ask-for-proof.ts";
import { readProofs } from "./read-proofs.ts";

const StepUpDialog = lazy(async () => ({ default: (await import("./step-up-dialog.tsx")).StepUpDialog }));

interface Asked {
  accepted: Proof[];
  given: Promise<void>;
  goOn: () => void;
  refuse: () => void;
}

/** Asks who this is wherever the server wants it shown again; what was being done goes on afterwards. */
export function StepUp() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const current = useRef<Asked | null>(null);
  useEffect(() => {
    const show = (next: Asked | null) => {
      current.current = next;
      setAsked(next);
    };
    /** Calls that are refused at the same time wait for the same answer. */
    const ask = (refusal: ApiError): Promise<void> => {
      if (current.current !== null) return current.current.given;
      const answer = { goOn: () => {}, refuse: () => {} };
      const given = new Promise<void>((resolve, reject) => {
        const close = (end: () => void) => () => {
          show(null);
          end();
        };
        Object.assign(answer, { goOn: close(resolve), refuse: close(() => reject(refusal)) });
      });
      show({ accepted: readProofs(refusal), given, ...answer });
      return given;
    };
    const end = offerToAsk(ask);
    return () => {
      end();
      current.current?.refuse();
    };
  }, []);
  return asked === null ? null : (
    <Suspense>
      <StepUpDialog accepted={asked.accepted} onProven={asked.goOn} onCancel={asked.refuse} />
    </Suspense>
  );
}
