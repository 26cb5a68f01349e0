import { Check } from "lucide-react";
import type { RefObject } from "react";
import { ListBox, ListBoxItem, Popover, Text } from "react-aria-components";
import { joinClasses } from "./class-names.ts";
import type { ListFocus } from "./use-list-trigger.ts";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** One line on what choosing it does. */
  explanation?: string;
}

interface SelectListProps {
  label: string;
  options: readonly SelectOption<string>[];
  value: string;
  onChoose: (value: string) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  focus: ListFocus;
  close: () => void;
}

/** Of `Select`, what is loaded when one is first opened. */
export function SelectList(props: SelectListProps) {
  const { label, options, value, onChoose, triggerRef, isOpen, focus, close } = props;
  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (!opens) close();
      }}
      triggerRef={triggerRef}
      aria-label={label}
      className="animate-appear w-96 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised shadow-lg"
    >
      <ListBox
        aria-label={label}
        autoFocus={focus}
        selectionMode="single"
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key === undefined) close();
          else onChoose(String(key));
        }}
        className="p-1 outline-none"
      >
        {options.map((option) => (
          <ListBoxItem
            key={option.value}
            id={option.value}
            textValue={option.label}
            className={joinClasses(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 outline-none md:min-h-9",
              "outline-2 outline-transparent -outline-offset-2 data-focused:bg-sunken data-focus-visible:outline-accent",
            )}
          >
            {({ isSelected }) => (
              <>
                <span className="min-w-0 flex-1">
                  <Text slot="label" className="block text-[0.9375rem]">
                    {option.label}
                  </Text>
                  {option.explanation !== undefined && (
                    <Text slot="description" className="block text-muted text-sm">
                      {option.explanation}
                    </Text>
                  )}
                </span>
                {isSelected && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </Popover>
  );
}
