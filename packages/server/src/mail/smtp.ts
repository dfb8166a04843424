import { span } from '#server/core/clock.ts';
import { type Mail, withDefaultHeaders } from './mail.ts';

interface SmtpOptions {
  /** Milliseconds of silence after which a delivery fails. @default 20 seconds */
  hangUpAfter?: number;
}

/** Sends through an SMTP server such as `smtps://user:password@mail.example.org`. */
export function createSmtp(
  url: string,
  from: string,
  { hangUpAfter = span(20, 'second') }: SmtpOptions = {},
): Mail {
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
    async send(email) {
      transport ??= load();
      await (await transport).sendMail(withDefaultHeaders(from, email));
    },
  };
}
