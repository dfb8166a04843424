import type { Language } from '@settlement-help/contract';
import type { Context } from 'hono';

/** The language of the `lang` parameter, else the browser's first supported language. */
export function preferredLanguage(context: Context, given: readonly Language[]) {
  const wanted = [context.req.query('lang'), ...(context.req.header('Accept-Language') ?? '').split(',')];
  const codes = wanted.map((text = '') => text.trim().slice(0, 2).toLowerCase());
  return codes.map((code) => given.find((language) => language === code)).find(Boolean) ?? given[0];
}
