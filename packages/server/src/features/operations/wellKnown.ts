import { languages } from '@settlement-help/contract';
import type { Hono } from 'hono';
import { span, timestampIn } from '#server/core/clock.ts';
import type { Deps } from '#server/deps.ts';
import type { HttpEnv } from '#server/http/httpEnv.ts';
import { notFound } from '#server/http/problem.ts';
import { respond } from '#server/http/respond.ts';

/** The addresses that browsers and security researchers look up on each site. */
export function wellKnownRoutes(hono: Hono<HttpEnv>, { clock, config }: Deps) {
  // RFC 9116
  hono.get('/.well-known/security.txt', (context) => {
    const { securityContact, publicUrl } = config;
    if (!securityContact) throw notFound('Page');
    const lines = {
      Contact: securityContact,
      Expires: timestampIn(clock, span(180, 'day')),
      'Preferred-Languages': languages.join(', '),
      Canonical: `${publicUrl}/.well-known/security.txt`,
    };
    const text = Object.entries(lines).map(([name, value]) => `${name}: ${value}\n`);
    return respond(context, 200, text.join(''), { 'Content-Type': 'text/plain; charset=UTF-8' });
  });

  // Password managers open it. Signed out, the app asks for the log-in first and then shows the profile.
  hono.get('/.well-known/change-password', (context) =>
    respond(context, 302, null, { Location: '/profile', 'Cache-Control': 'no-store' }),
  );
}
