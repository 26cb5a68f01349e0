/** The access token of an account of a running server. */
export async function signIn(server: string, email: string, password: string): Promise<string> {
  const answer = await fetch(`${server}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`sign-in was answered with ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}
