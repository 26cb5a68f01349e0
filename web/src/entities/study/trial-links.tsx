import { type Registration, trialUrl } from "@medsieve/contract/registrations";
import { Link } from "../../ui/link.tsx";

/** Each trial at its registry, or its number alone where its address does not follow from that. */
export function TrialLinks({ registrations }: { registrations: readonly Registration[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {registrations.map((registration) => {
        const url = trialUrl(registration);
        const name = `${registration.registry} ${registration.id}`;
        return (
          <li key={registration.id}>
            {url === null ? (
              name
            ) : (
              <Link href={url} target="_blank" rel="noreferrer">
                {name}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
