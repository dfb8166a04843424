import { span } from '#server/core/clock.ts';
import { type Mail, withDefaultHeaders } from './mail.ts';

interface SmtpOptions {
  /** Milliseconds of silence; well below the minute after which an email is tried again. @default 20 seconds */
  hangUpAfter?: number;
}

/** Hands each email to the SMTP server of the address, such as `smtps://user:password@mail.example.org`. */
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
