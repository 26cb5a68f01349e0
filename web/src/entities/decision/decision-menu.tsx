import { EXCLUSION_REASONS } from "@medsieve/contract/constants";
import {
  type DecisionRequest,
  isOfferedReason,
  type PaperDecision,
  type SearchDecisions,
} from "@medsieve/contract/decisions";
import { useQuery } from "@tanstack/react-query";
import { Circle, CircleCheck, CircleX, type LucideProps } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { addNote } from "../../lib/add-note.ts";
import { formatDateTime } from "../../lib/format.ts";
import { useLanguage, useLoadedTexts } from "../../lib/i18n.ts";
import { joinClasses } from "../../ui/class-names.ts";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { decisionsQuery } from "./decisions.ts";
import { useListDecisions } from "./list-decisions.tsx";
import { nameDecision, nameReason } from "./name-reason.ts";
import { type Decide, useDecide } from "./use-decide.ts";

const OwnReasonDialog = lazy(async () => ({ default: (await import("./own-reason-dialog.tsx")).OwnReasonDialog }));

interface DecisionProps {
  pmid: string;
  /** Id of the paper's title. */
  titleId: string;
  /** The icon alone; what was decided is said all the same. */
  isBrief?: boolean;
  /** false where arrows and single keys reach it. */
  isReachedByTab?: boolean;
}

interface DecisionMenuProps extends DecisionProps {
  /** Of a search that has ended. */
  searchId: string;
}

/** In one stroke: a hundred stand on a page. */
function DashedCircle(props: LucideProps) {
  return <Circle strokeDasharray="4.3 3.55" {...props} />;
}

const LOOKS = {
  included: { Icon: CircleCheck, look: "border-accent bg-accent-soft text-accent" },
  excluded: { Icon: CircleX, look: "border-line-strong bg-sunken text-ink" },
  undecided: { Icon: DashedCircle, look: "border-transparent text-muted" },
} as const;
const NO_REASON = "no reason";
const OWN_REASON = "own reason";

/** What was decided on a paper, and the choice of another; nothing while it is not known. */
export function DecisionMenu({ searchId, ...props }: DecisionMenuProps) {
  const { data } = useQuery(decisionsQuery(searchId));
  const decide = useDecide(searchId);
  return data === undefined ? null : <Decision {...props} known={data} send={decide} />;
}

/** The same for a paper of a list that has its decisions at hand. */
export function ListedDecision(props: DecisionProps) {
  const decisions = useListDecisions();
  return decisions && <Decision {...props} known={decisions.known} send={decisions.decide} />;
}

function Decision({ known, ...props }: DecisionProps & { known: SearchDecisions; send: Decide }) {
  const decided = known.decisions.find(({ pmid }) => pmid === props.pmid) ?? null;
  if (known.read_only) return <FixedDecision decided={decided} isBrief={props.isBrief === true} />;
  return <Choice {...props} decided={decided} ownReasons={known.own_reasons} />;
}

/** What another decided on a paper of a search that they share. */
function FixedDecision({ decided, isBrief }: { decided: PaperDecision | null; isBrief: boolean }) {
  const t = useLoadedTexts("decision");
  const language = useLanguage();
  if (decided === null) return null;
  const { Icon, look } = LOOKS[decided.decision];
  const name = nameDecision(decided, t);
  const by = t("by", { name: decided.decided_by, date: formatDateTime(decided.decided_at, language) });
  return (
    <span
      title={isBrief ? addNote(name, by, language) : by}
      className={joinClasses(
        "inline-flex items-center rounded-md border text-sm",
        isBrief ? "size-8 justify-center" : "min-h-11 max-w-64 gap-1.5 px-2.5 md:min-h-8",
        look,
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className={isBrief ? "sr-only" : "truncate"}>{name}</span>
    </span>
  );
}

interface ChoiceProps extends DecisionProps {
  send: Decide;
  decided: PaperDecision | null;
  ownReasons: SearchDecisions["own_reasons"];
}

function Choice({ send, pmid, titleId, isBrief = false, isReachedByTab = !isBrief, decided, ownReasons }: ChoiceProps) {
  const t = useLoadedTexts("decision");
  const language = useLanguage();
  const [isNaming, setNaming] = useState(false);
  const state = decided?.decision ?? "undecided";
  const { Icon, look } = LOOKS[state];
  const name = nameDecision(decided, t);
  const reasons = [...Object.keys(EXCLUSION_REASONS), ...ownReasons];
  const by = decided && t("by", { name: decided.decided_by, date: formatDateTime(decided.decided_at, language) });

  function decide(decision: DecisionRequest["decision"], reason: string | null = null): void {
    send({ pmid, decision, reason });
  }

  function act(key: string): void {
    if (key === "included" || key === "undecided") decide(key);
    else if (key === NO_REASON) decide("excluded");
    else if (key === OWN_REASON) setNaming(true);
    else decide("excluded", reasons.find((reason) => keyOf(reason) === key) ?? null);
  }

  return (
    <>
      <Menu
        aria-label={t("title")}
        onAction={(key) => act(String(key))}
        trigger={(opening) => (
          <button
            {...opening}
            type="button"
            aria-label={t("label", { state: name })}
            aria-describedby={titleId}
            data-part="decision"
            tabIndex={isReachedByTab ? undefined : -1}
            className={joinClasses(
              "focus-ring inline-flex cursor-pointer items-center rounded-md border text-sm hover:bg-sunken print:hidden",
              isBrief ? "size-8 justify-center" : "min-h-11 max-w-64 gap-1.5 px-2.5 md:min-h-8",
              look,
            )}
          >
            <Icon aria-hidden className="size-4 shrink-0" />
            {!isBrief && <span className="truncate">{name}</span>}
          </button>
        )}
        heading={by && <p className="border-line border-b px-4 py-2 text-muted text-sm">{by}</p>}
      >
        <Entries reasons={reasons} />
      </Menu>
      {/* What single keys press. */}
      <button type="button" hidden tabIndex={-1} data-part="include" onClick={() => decide("included")} />
      <button type="button" hidden tabIndex={-1} data-part="undecide" onClick={() => decide("undecided")} />
      {isNaming && (
        <Suspense>
          <OwnReasonDialog
            onCancel={() => setNaming(false)}
            onGiven={(reason) => {
              setNaming(false);
              decide("excluded", reason);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Drawn once the menu is opened. */
function Entries({ reasons }: { reasons: readonly string[] }) {
  const t = useLoadedTexts("decision");
  return (
    <>
      <MenuItem id="included" icon={<CircleCheck aria-hidden className="size-4 text-accent" />}>
        {t("include")}
      </MenuItem>
      {reasons.map((reason) => (
        <MenuItem key={reason} id={keyOf(reason)} icon={<CircleX aria-hidden className="size-4 text-muted" />}>
          {t("excludeFor", { reason: nameReason(reason, t) })}
        </MenuItem>
      ))}
      <MenuItem id={OWN_REASON} icon={<CircleX aria-hidden className="size-4 text-muted" />}>
        {t("excludeForOwn")}
      </MenuItem>
      <MenuItem id={NO_REASON} icon={<CircleX aria-hidden className="size-4 text-muted" />}>
        {t("exclude")}
      </MenuItem>
      <MenuItem id="undecided" icon={<DashedCircle aria-hidden className="size-4 text-muted" />}>
        {t("leaveUndecided")}
      </MenuItem>
    </>
  );
}

/** No reason of the user's own has the key of another entry. */
function keyOf(reason: string): string {
  return isOfferedReason(reason) ? `offered ${reason}` : `own ${reason}`;
}
