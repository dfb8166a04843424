import { type Country, countries } from '@settlement-help/contract';
import { servicesOf } from '@settlement-help/contract/content';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { arrive, join, newPerson, signIn } from './person.ts';
import { test } from './support.ts';

describe('the services', () => {
  async function readGroup(page: Page, name: string, services: ReturnType<typeof servicesOf>['government']) {
    const group = page.getByRole('region', { name });
    for (const service of services) {
      const toggle = group.getByRole('button', { name: service.name });
      expect(await toggle.getAttribute('aria-expanded')).toBe('false');
      await toggle.click();
      await group.getByText(service.description).waitFor();
      const links = service.banks?.map(({ link }) => link) ?? [service.link];
      for (const link of links) expect(await group.locator(`a[href="${link}"]`).count()).toBeGreaterThan(0);
    }
  }

  for (const country of countries) {
    test(`of ${country} each open to what they are and where`, async ({ page, server }) => {
      const member = await join(server, newPerson(), country);
      await signIn(page, member);
      await page.goto('/services');
      await page.getByText(`Offices and everyday services in ${country}`).waitFor();
      const { government, essential } = servicesOf(country satisfies Country);
      await readGroup(page, 'Government Services & Offices', government);
      await readGroup(page, 'Local/Essential Services', essential);
      const banks = page.getByRole('list', { name: 'Banks' });
      expect(await banks.getByRole('link').count()).toBe(3);
      const bank = banks.getByRole('link').first();
      expect(await bank.getAttribute('rel')).toContain('noopener');
    });
  }
});

describe('the assistant', () => {
  const keywords = {
    'Which documents do I need?': /^Assistant: Keep your papers under Documents/,
    'settlement?': /Your checklist has the official steps/,
    'I want a BANK account': /basic account \(Basiskonto\)/,
    'health!': /You need health insurance from the first day/,
    'may I work': /The Agentur für Arbeit helps/,
    'housing, please': /Look for a place where you can register/,
    'a language course': /Integration courses \(BAMF\)/,
    'the community': /In the Community Forum people/,
    tax: /Your tax ID comes by post/,
    'it is an emergency': /Call 112 \(EU\) at once.*In the US the number is 911/,
    'the weather on Sunday': /I have no ready answer to that/,
  };

  test('greets, answers each keyword after a second or two, and leads to its screen', async ({
    page,
    server,
  }) => {
    await arrive(page, server);
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    const panel = page.getByRole('dialog', { name: 'Assistant' });
    const log = panel.getByRole('log');
    await log.getByText(/^Assistant: Welcome!/).waitFor();
    const field = panel.getByRole('textbox', { name: 'Your message' });
    await page.clock.install();
    for (const [message, reply] of Object.entries(keywords)) {
      await field.fill(message);
      await field.press('Enter');
      await log.getByText('The assistant is writing').waitFor();
      expect(await log.getByText(reply).count(), message).toBe(0);
      await page.clock.fastForward(2000);
      await log.getByText(reply).waitFor();
    }
    expect(await panel.getByText(/\bAI\b/).count()).toBe(0);

    await log.getByRole('link', { name: 'Open Documents' }).click();
    await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor();
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ask the assistant' }).click();
    await log.getByText('the weather on Sunday').waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Ask the assistant' }).and(page.locator(':focus')).waitFor();
  });
});
