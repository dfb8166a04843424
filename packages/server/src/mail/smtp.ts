import { span } from '#server/core/clock.ts';
import { type Mail, withDefaultHeaders } from './mail.ts';

/** Sends through a server such as `smtps://user:password@mail.example.org`; fails after `timeout` ms of silence. */
export function createSmtp(url: string, from: string, { timeout = span(20, 'second') } = {}): Mail {
  const load = async () => {
    const { createTransport } = await import('nodemailer');
    const timeouts = {
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    };
    return createTransport({ url, ...timeouts });
  };
  let transport: ReturnType<typeof load> | undefined;
  return {
    connect: async () => {
      transport ??= load();
      await (await transport).verify();
    },
    async send(email) {
      transport ??= load();
      await (await transport).sendMail(withDefaultHeaders(from, email));
    },
  };
}
