import { answered, type Http } from '../http.ts'
import { type IterateOptions, iteratePages, type PageOptions, pageQuery } from '../pages.ts'
import type { IncludeQuery, ListQuery } from '../queries.ts'

/** Mails whose attached files became documents. */
export const emailSubmissions = (http: Http) => {
  const list = (query: ListQuery<'/email_submissions'> = {}, page: PageOptions = {}) =>
    answered(http.GET('/email_submissions', { params: { query: { ...query, ...pageQuery(page) } } }))
  return {
    /** One page of mails, newest first, with their documents unless `include` says otherwise. */
    list,
    /** Mail by mail, however many pages they fill. */
    iterate: (query: ListQuery<'/email_submissions'> = {}, options: IterateOptions = {}) =>
      iteratePages((page) => list(query, page), options),
    /** One mail, with its documents unless `include` says otherwise. */
    get: (id: string, query: IncludeQuery<'/email_submissions/{id}'> = {}) =>
      answered(http.GET('/email_submissions/{id}', { params: { path: { id }, query } })),
    /**
     * Hands in a mail as it came, RFC 822: a text, or better its bytes. The same mail is taken in once, by its Message-ID;
     * so it can be sent again when the network fails.
     */
    create: (mail: string | Uint8Array | Blob, { idempotencyKey }: { idempotencyKey?: string } = {}) =>
      answered(
        http.POST('/email_submissions', {
          params: { header: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {} },
          headers: { 'Content-Type': 'message/rfc822' },
          body: mail as string,
          bodySerializer: (body) => body,
        }),
      ),
  }
}
