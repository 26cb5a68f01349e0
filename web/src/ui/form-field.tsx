import type { ReactNode, RefCallback } from "react";
import { type Control, Controller, type FieldPath, type FieldPathValue, type FieldValues } from "react-hook-form";

/** What a field of a form hands to what is drawn: its value, its focus, and what is wrong with it. */
interface FieldInput<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  /** Gives the focus to the first field that is wrong. */
  inputRef: RefCallback<{ focus: () => void }>;
  /** In the user's language; undefined while nothing is wrong. */
  error: string | undefined;
}

interface FormFieldProps<Values extends FieldValues, Sent, Name extends FieldPath<Values>> {
  control: Control<Values, unknown, Sent>;
  name: Name;
  children: (input: FieldInput<FieldPathValue<Values, Name>>) => ReactNode;
}

/** One field of a form: draws whatever takes a value, an error and the focus. */
export function FormField<Values extends FieldValues, Sent, Name extends FieldPath<Values>>({
  control,
  name,
  children,
}: FormFieldProps<Values, Sent, Name>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <>{children({ name, value, onChange, onBlur, inputRef: ref, error: fieldState.error?.message })}</>
      )}
    />
  );
}
