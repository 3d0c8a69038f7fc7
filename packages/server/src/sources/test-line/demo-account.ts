/** The account of the demo world: fixed, so that processes that start together agree on it. */
export const DEMO_ACCOUNT_ID = '019b76da-a800-7000-8000-000000000001'
