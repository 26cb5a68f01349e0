import { Spinner } from "../ui/spinner.tsx";

export function WaitingPage({ label }: { label: string }) {
  return (
    <div className="flex h-full animate-appear-late items-center justify-center p-6">
      <Spinner label={label} />
    </div>
  );
}
