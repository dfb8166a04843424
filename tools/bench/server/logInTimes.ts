import { endpoints } from '@settlement-help/contract';
import { callerEmail } from './data.ts';
import { startServer } from './processes.ts';

const pairs = 150;

/** Returns the p-value of the Mann-Whitney U test for two samples. */
export function rankSumTest(one: readonly number[], other: readonly number[]) {
  const ranked = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ]
    .sort((a, b) => a.value - b.value)
    .map((item, index) => ({ ...item, rank: index + 1 }));
  const rankSum = ranked.reduce((sum, { isOne, rank }) => sum + (isOne ? rank : 0), 0);
  const [n, m] = [one.length, other.length];
  const mean = (n * (n + m + 1)) / 2;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  return twoSided(Math.abs(rankSum - mean) / deviation);
}

/** Two-sided tail of the normal distribution, by Abramowitz and Stegun 26.2.17. */
function twoSided(z: number) {
  const t = 1 / (1 + 0.2316419 * z);
  const polynomial = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = polynomial.reduce((sum, factor, index) => sum + factor * t ** (index + 1), 0);
  return 2 * tail * (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI));
}

/** Logs in with a wrong password, alternating known and unknown emails. Returns the p-value for equal times. */
export async function compareLogIns(dataDir: string) {
  const server = await startServer({ DATA_DIR: dataDir });
  const email = callerEmail(0);
  const timeOf = async (attemptedEmail: string) => {
    const body = JSON.stringify({ email: attemptedEmail, password: 'not the password of anybody' });
    const headers = { 'Content-Type': 'application/json' };
    const begin = performance.now();
    const url = `http://127.0.0.1:${server.port}${endpoints.login.path}`;
    const response = await fetch(url, { method: endpoints.login.method, headers, body });
    await response.text();
    if (response.status !== 401) throw new Error(`Expected 401, got ${response.status}`);
    return performance.now() - begin;
  };
  for (let index = 0; index < 10; index += 1) await timeOf(email);
  const times: [number[], number[]] = [[], []];
  for (let index = 0; index < pairs; index += 1) {
    // Each is first equally often.
    const order = index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of order) times[which].push(await timeOf(which === 0 ? email : `x${email}`));
  }
  await server.stop();
  return rankSumTest(...times);
}
