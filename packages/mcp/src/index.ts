export type { Guard } from './http/guard.ts'
export { createHandler, type HandlerOptions } from './http/handler.ts'
export type { SignIn } from './http/sign-in.ts'
export { createServer, type ServerOptions } from './server.ts'
