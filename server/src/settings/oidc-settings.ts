/** An OpenID provider through which users sign in. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  /** Null: a public client, with PKCE alone. */
  clientSecret: string | null;
  /** The text of the button. */
  name: string;
  /** Lower case. Accounts are linked and made by addresses of these alone; none: by no address. */
  allowedDomains: readonly string[];
  /** The claim that names the company of a new account; null: accounts are made without one. */
  companyClaim: string | null;
  /** Who has it with this value is an administrator; null: the provider says nothing of it. */
  adminClaim: { claim: string; value: string } | null;
  /** Whether accounts are made for people who have none. */
  provisions: boolean;
}
