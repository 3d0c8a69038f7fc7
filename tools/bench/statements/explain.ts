import type { Pool } from 'pg'
import type { Statement } from './record.ts'

/** Executes a statement, and returns its cost. */
export const explain = async (pool: Pool, statement: Statement): Promise<{ buffers: number; ms: number }> => {
  const { text, values } =
    typeof statement === 'string' ? { text: statement, values: [] } : (statement as { text: string; values: unknown[] })
  const { rows } = await pool.query(`explain (analyze, buffers, format json, timing off) ${text}`, values)
  const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN']
  return { buffers: Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks']), ms: Number(ms) }
}
