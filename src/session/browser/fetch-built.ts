/**
 * Fetches a file of this build. If the server no longer has it, there is a newer build and only a reload helps: see
 * `offerRetry`.
 */
export async function fetchBuilt(address: string): Promise<Response> {
  const response = await fetch(address);
  if (response.status === 404) throw Object.assign(new Error(address), { isOutdated: true });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
