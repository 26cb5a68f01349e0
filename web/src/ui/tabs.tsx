import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components";
import { joinClasses } from "./class-names.ts";

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** All tabs share one content, which keeps what was typed in it. */
  isShared?: boolean;
  /** The content of the tab that is chosen. */
  children: ReactNode;
}

/** A choice of one among several contents; the arrow keys go from tab to tab. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  isShared = false,
  children,
}: TabsProps<Value>) {
  return (
    <AriaTabs
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.value === key);
        if (chosen && chosen.value !== value) onChange(chosen.value);
      }}
      className="flex min-w-0 flex-col gap-4"
    >
      <TabList aria-label={label} className="flex flex-wrap gap-x-1 gap-y-0.5 border-line border-b">
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            id={tab.value}
            className={joinClasses(
              "focus-ring -mb-px flex min-h-11 cursor-pointer items-center gap-2 rounded-t-md border-transparent border-b-2 px-3 md:min-h-9",
              "text-[0.9375rem] text-muted data-hovered:text-ink data-selected:border-accent data-selected:font-medium data-selected:text-ink",
            )}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {/* A panel keeps the id that it was made with. */}
      <TabPanel
        key={isShared ? "shared" : value}
        id={value}
        className="focus-ring flex min-w-0 flex-col gap-5 rounded-md"
      >
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
