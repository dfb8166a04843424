import { expect, test } from 'vitest';
import { createTestServer } from '../../support/createTestServer.ts';

test('security.txt names the contact of the settings, and expires in half a year', async () => {
  const { app } = await createTestServer({ securityContact: 'mailto:security@example.org' });
  const response = await app.request('/.well-known/security.txt');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=UTF-8');
  expect(await response.text()).toBe(`Contact: mailto:security@example.org
Expires: 2027-05-19T09:00:00.000Z
Preferred-Languages: en, fr, de, ar, uk, tr
Canonical: https://settle.example.org/.well-known/security.txt
`);
});

test('without a contact there is no security.txt', async () => {
  const { app } = await createTestServer();
  expect((await app.request('/.well-known/security.txt')).status).toBe(404);
});

test('the address for changing a password leads to the profile', async () => {
  const { app } = await createTestServer();
  const response = await app.request('/.well-known/change-password');
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/profile']);
});
