import type { Language } from '@settlement-help/contract';
import type { Context } from 'hono';

/** The language of the address, else the first that the browser asks for, among those that there are. */
export function preferredLanguage(context: Context, given: readonly Language[]) {
  const wanted = [context.req.query('lang'), ...(context.req.header('Accept-Language') ?? '').split(',')];
  const codes = wanted.map((text = '') => text.trim().slice(0, 2).toLowerCase());
  return codes.map((code) => given.find((language) => language === code)).find(Boolean) ?? given[0];
}
