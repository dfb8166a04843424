import { span } from '#server/core/clock.ts';
import { type Mail, withDefaultHeaders } from './mail.ts';

/** Sends through a server such as `smtps://user:password@mail.example.org`; fails after `hangUpAfter` ms of silence. */
export function createSmtp(url: string, from: string, { hangUpAfter = span(20, 'second') } = {}): Mail {
  const load = async () => {
    const { createTransport } = await import('nodemailer');
    const patience = {
      connectionTimeout: hangUpAfter,
      greetingTimeout: hangUpAfter,
      socketTimeout: hangUpAfter,
    };
    return createTransport({ url, ...patience });
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
