import { readContainer } from '../records/read-container.ts'
import { containerId } from './container-id.ts'
import { definePrompt, promptResult } from './prompt.ts'

export const checkDemurrage = definePrompt({
  name: 'check-demurrage',
  title: 'Check Demurrage Risk',
  description: 'Last free day, availability, holds and fees of a container',
  input: containerId,
  run: async ({ container_id: id }, context) => {
    const container = await readContainer(id, context)
    return promptResult(
      `Assess the demurrage risk of container ${container.container_number}: the last free day and the days left, availability, holds, fees at the terminal, and what to do to avoid charges. Invent no rates.`,
      container,
    )
  },
})
