export async function benchLatency(): Promise<void> {}
