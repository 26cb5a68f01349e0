import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Disclosure as AriaDisclosure, Button, DisclosurePanel } from "react-aria-components";

interface DisclosureProps {
  /** Stands on the line that opens and closes it. */
  title: ReactNode;
  children: ReactNode;
  defaultExpanded?: boolean;
  /** With `onExpandedChange`, the parent decides whether it is open. */
  isExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
}

/** Holds back what not everybody wants to read; what is folded away is not drawn at all. */
export function Disclosure({ title, children, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className="group/disclosure">
      {({ isExpanded }) => (
        <>
          <Button
            slot="trigger"
            className="focus-ring -mx-1 flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-md px-1 text-left text-accent data-hovered:text-accent-hover md:min-h-8"
          >
            <ChevronRight
              aria-hidden
              className="size-4 shrink-0 transition-transform duration-150 group-data-expanded/disclosure:rotate-90"
            />
            <span className="min-w-0 wrap-anywhere">{title}</span>
          </Button>
          <DisclosurePanel className="outline-none">{isExpanded && children}</DisclosurePanel>
        </>
      )}
    </AriaDisclosure>
  );
}
