// The colours that the reader chose in the application, before anything is painted; otherwise those of the system.
const followTheme = () => {
  try {
    document.documentElement.dataset.theme = localStorage.getItem('boxtrail.theme') ?? 'system'
  } catch {
    // A browser that keeps nothing has no choice to follow.
  }
}
followTheme()
addEventListener('storage', followTheme)
