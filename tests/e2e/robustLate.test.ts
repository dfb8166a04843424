import { describe, expect } from 'vitest';
import { holdReply } from './failing.ts';
import { arrive, join, logIn } from './person.ts';
import { test } from './support.ts';

describe('case 25: a dialog that was closed before its reply came', () => {
  test('case 25: begins no session and leaves the person where they are', async ({ page, server }) => {
    const member = await join(server);
    // So that there is something to go back to.
    await page.goto('/healthz');
    await page.goto('/');
    const late = await holdReply(page, 'login');
    await logIn(page, member);
    await late.given;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const replied = page.waitForResponse('**/auth/login');
    late.release();
    await replied;
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('case 25: opens no other one', async ({ page, server }) => {
    const member = await join(server);
    // So that there is something to go back to.
    await page.goto('/healthz');
    await page.goto('/');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Forgot password?' });
    await dialog.getByLabel('Email').fill(member.email);
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await dialog.getByLabel('Current password').fill(member.password);
    await dialog.getByLabel('New password', { exact: true }).fill('another long password');
    await dialog.getByLabel(/^Confirm/).fill('another long password');
    const late = await holdReply(page, 'changePasswordByEmail');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await late.given;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    late.release();
    await page.getByText('Password changed successfully').first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test('case 25: does not lead away from the screen behind it', async ({ page, server }) => {
    const member = await arrive(page, server);
    const places = page.getByRole('navigation', { name: 'Main', exact: true });
    await places.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill(member.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('New password', { exact: true }).fill('another long password');
    await dialog.getByLabel(/^Confirm/).fill('another long password');
    const late = await holdReply(page, 'changePassword');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await late.given;
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    late.release();
    await page.getByText('Password changed successfully').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});
