import { BlockList } from 'node:net';
import { endpoints } from '@settlement-help/contract';
import { expect, test } from 'vitest';
import { clientAddress, networkOf } from '#server/http/middleware/clientAddress.ts';
import { createTestServer, type TestServer } from '../support/createTestServer.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['[2001:db8:1:2::6]:51234', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const networks = new BlockList();
networks.addSubnet('10.0.0.0', 8, 'ipv4');
networks.addSubnet('2001:db8:f::', 48, 'ipv6');

test.each([
  ['192.0.2.1', '', 1, '192.0.2.1'],
  ['10.0.0.1', '192.0.2.1, 198.51.100.7', 0, '10.0.0.1'],
  ['10.0.0.1', '192.0.2.1, 198.51.100.7', 1, '198.51.100.7'],
  ['10.0.0.1', '192.0.2.1, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
  ['10.0.0.1', '198.51.100.7', 5, '198.51.100.7'],
  ['10.0.0.1', '192.0.2.1, 198.51.100.7, 10.0.0.2:443', networks, '198.51.100.7'],
  ['::ffff:10.0.0.1', '192.0.2.1, 198.51.100.7', networks, '198.51.100.7'],
  ['2001:db8:f::1', '2001:db8:e::1', networks, '2001:db8:e::1'],
  ['203.0.113.9', '192.0.2.1', networks, '203.0.113.9'],
])(
  'behind %s with X-Forwarded-For "%s", trusting %o, the client is %s',
  (remote, forwarded, trusted, client) => {
    expect(clientAddress(remote, forwarded, trusted)).toBe(client);
  },
);

/** The statuses of attempts to log in with a wrong password, one after the other. */
async function tryFrom({ request }: TestServer, attempts: readonly { address: string; email?: string }[]) {
  const statuses: number[] = [];
  for (const { address, email = 'person@example.org' } of attempts) {
    const body = { email, password: 'not this one' };
    const { status } = await request(endpoints.login, { body }, { headers: { 'X-Forwarded-For': address } });
    statuses.push(status);
  }
  return statuses;
}

const numbers = (count: number) => Array.from({ length: count }, (_value, index) => index + 1);
const tenThenNone = [...Array(10).fill(401), 429];

test('log-in attempts from one IPv6 /48 or IPv4 /24 network are counted together', async () => {
  const server = await createTestServer({ rateLimitFactor: 0.5 });
  const ipv6 = numbers(6).map((host) => ({ address: `2001:db8:1:${host}::1` }));
  expect(await tryFrom(server, ipv6)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await tryFrom(server, [{ address: '2001:db8:2:1::1' }])).toEqual([401]);
  const email = 'person2@example.org';
  const ipv4 = numbers(6).map((host) => ({ address: `192.0.2.${host}`, email }));
  expect(await tryFrom(server, ipv4)).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await tryFrom(server, [{ address: '192.0.3.1', email }])).toEqual([401]);
});

test('invented X-Forwarded-For addresses do not escape the limit, with or without a proxy', async () => {
  const invented = (proxy: string) => numbers(11).map((host) => ({ address: `192.0.2.${host}${proxy}` }));
  expect(await tryFrom(await createTestServer(), invented(', 198.51.100.7'))).toEqual(tenThenNone);
  expect(await tryFrom(await createTestServer({ trustProxy: 0 }), invented(''))).toEqual(tenThenNone);
});
