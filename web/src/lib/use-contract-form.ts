import { zodResolver } from "@hookform/resolvers/zod";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { useTranslatedErrors } from "./use-translated-errors.ts";

/** Says in the user's language what is wrong with a field; null for what the schema alone has to say. */
export type FaultTexts<Values extends FieldValues> = { [Name in Path<Values>]?: (values: Values) => string | null };

interface ContractFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  faults: FaultTexts<Values>;
  /** When a field is checked for the first time: once the form is sent, or as it is filled in. */
  mode?: "onSubmit" | "onChange";
}

/** A form that `schema` decides about, which also makes of its values what is sent. */
export function useContractForm<Values extends FieldValues, Sent extends FieldValues>(
  schema: z.ZodType<Sent, Values>,
  { defaultValues, faults, mode = "onSubmit" }: ContractFormOptions<Values>,
) {
  const check: Resolver<Values, unknown, Sent> = zodResolver(schema);
  const resolver: Resolver<Values, unknown, Sent> = async (values, context, options) => {
    const checked = await check(values, context, options);
    translateFaults(checked.errors, (name) => faults[name]?.(values) ?? null);
    return checked;
  };
  const form = useForm<Values, unknown, Sent>({ defaultValues, resolver, mode });
  useTranslatedErrors(form);
  return form;
}

function translateFaults<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  describe: (name: Path<Values>) => string | null,
): void {
  for (const name of Object.keys(errors) as Path<Values>[]) {
    const error = errors[name];
    const text = describe(name);
    if (error !== undefined && text !== null) error.message = text;
  }
}
