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

const tryFrom = (request: TestServer['request'], address: string, email: string) =>
  request(
    endpoints.login,
    { body: { email, password: 'not this one' } },
    { headers: { 'X-Forwarded-For': address } },
  ).then(({ status }) => status);

test('log-in attempts from one IPv6 /64 network are counted together', async () => {
  const { request } = await createTestServer();
  const statuses: number[] = [];
  for (let host = 1; host <= 11; host += 1) {
    statuses.push(await tryFrom(request, `2001:db8:1:2::${host}`, 'person@example.org'));
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  expect(await tryFrom(request, '2001:db8:1:3::1', 'person@example.org')).toBe(401);
});

test('log-in attempts on different accounts are limited for each network', async () => {
  // Of a thousand.
  const { request } = await createTestServer({ rateLimitFactor: 0.005 });
  const statuses: number[] = [];
  for (let person = 1; person <= 6; person += 1) {
    statuses.push(await tryFrom(request, '192.0.2.1', `person${person}@example.org`));
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await tryFrom(request, '192.0.2.2', 'person1@example.org')).toBe(401);
});

/** Eleven tries on one account, each with another address before the last one, which is the proxy's own note. */
async function tryWithInvented({ request }: Pick<TestServer, 'request'>, last = '') {
  const statuses: number[] = [];
  for (let host = 1; host <= 11; host += 1) {
    statuses.push(await tryFrom(request, `192.0.2.${host}${last}`, 'person@example.org'));
  }
  return statuses;
}

const tenThenNone = [...Array.from({ length: 10 }, () => 401), 429];

test('invented X-Forwarded-For addresses do not escape the limit, with or without a proxy', async () => {
  const behindProxy = await createTestServer();
  expect(await tryWithInvented(behindProxy, ', 198.51.100.7')).toEqual(tenThenNone);
  const alone = await createTestServer({ trustProxy: 0 });
  expect(await tryWithInvented(alone)).toEqual(tenThenNone);
});
